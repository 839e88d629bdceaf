// Written by `npm run generate`. ZIP data of GeoNames (geonames.org), CC BY 4.0.
/** One place a line, with the last four digits of its ZIPs. */
export const ZIP_LINES = `
AL Abbeville 6310
AL Abernant 5440
AL Adamsville 5005
AL Addison 5540
AL Adger 5006
AL Akron 5441
AL Alabaster 5007
AL Alberta 6720
AL Albertville 5950-5951
AL Alexander City 5010-5011
AL Alexandria 6250
AL Aliceville 5442
AL Allgood 5013
AL Alpine 5014
AL Alton 5015
AL Altoona 5952
AL Andalusia 6420-6421
AL Anderson 5610
AL Anniston 6201-6202,6204-6207
AL Arab 5016
AL Ardmore 5739
AL Ariton 6311
AL Arley 5541
AL Arlington 6722
AL Ashford 6312
AL Ashland 6251
AL Ashville 5953
AL Athens 5611-5614
AL Atmore 6502-6504
AL Attalla 5954
AL Auburn 6830-6832
AL Auburn University 6849
AL Autaugaville 6003
AL Axis 6505
AL Baileyton 5019
AL Banks 6005
AL Bankston 5542
AL Bay Minette 6507
AL Bayou La Batre 6509
AL Bear Creek 5543
AL Beatrice 6425
AL Beaverton 5544
AL Belk 5545
AL Bellamy 6901
AL Belle Mina 5615
AL Bellwood 6313
AL Berry 5546
AL Bessemer 5020-5023
AL Billingsley 6006
AL Birmingham 5201-5224,5226,5228-5229,5231-5238,5242-5244,5246,5249,5253-5255,5259-5261,5266,5270,5282-5283,5285,5287-5288
AL Birmingham 5290-5298
AL Black 6314
AL Blountsville 5031
AL Boaz 5956-5957
AL Boligee 5443
AL Bon Air 5032
AL Bon Secour 6511
AL Booth 6008
AL Boykin 6723
AL Brantley 6009
AL Bremen 5033
AL Brent 5034
AL Brewton 6426-6427
AL Bridgeport 5740
AL Brierfield 5035
AL Brilliant 5548
AL Brooklyn 6429
AL Brookside 5036
AL Brookwood 5444
AL Brownsboro 5741
AL Brundidge 6010
AL Bryant 5958
AL Bucks 6512
AL Buhl 5446
AL Burnwell 5038
AL Butler 6904
AL Bynum 6253
AL Calera 5040
AL Calvert 6513
AL Camden 6726
AL Camp Hill 6850
AL Campbell 6727
AL Capshaw 5742
AL Carbon Hill 5549
AL Carrollton 5447
AL Castleberry 6432
AL Catherine 6728
AL Cecil 6013
AL Cedar Bluff 5959
AL Centre 5960
AL Centreville 5042
AL Chancellor 6316
AL Chapman 6015
AL Chatom 6518
AL Chelsea 5043
AL Cherokee 5616
AL Childersburg 5044
AL Choccolocco 6254
AL Chunchula 6521
AL Citronelle 6522
AL Clanton 5045-5046
AL Clay 5048
AL Clayton 6016
AL Cleveland 5049
AL Clinton 5448
AL Clio 6017
AL Clopton 6317
AL Cloverdale 5617
AL Coaling 5449
AL Coden 6523
AL Coffee Springs 6318
AL Coffeeville 6524
AL Coker 5452
AL Collinsville 5961
AL Columbia 6319
AL Columbiana 5051
AL Cook Springs 5052
AL Coosada 6020
AL Cordova 5550
AL Cottondale 5453
AL Cottonton 6851
AL Cottonwood 6320
AL Courtland 5618
AL Cowarts 6321
AL Coy 6435
AL Cragford 6255
AL Crane Hill 5053
AL Creola 6525
AL Cropwell 5054
AL Crossville 5962
AL Cuba 6907
AL Cullman 5055-5058
AL Cusseta 6852
AL Dadeville 6853
AL Daleville 6322
AL Danville 5619
AL Daphne 6526
AL Dauphin Island 6528
AL Daviston 6256
AL Dawson 5963
AL De Armanville 6257
AL Deatsville 6022
AL Decatur 5601-5603,5609,5699
AL Deer Park 6529
AL Delmar 5551
AL Delta 6258
AL Demopolis 6732
AL Detroit 5552
AL Dickinson 6436
AL Dixons Mills 6736
AL Docena 5060
AL Dolomite 5061
AL Dora 5062
AL Dothan 6301-6305
AL Double Springs 5553
AL Douglas 5964
AL Dozier 6028
AL Duncanville 5456
AL Dutton 5744
AL East Tallassee 6023
AL Eastaboga 6260
AL Echola 5457
AL Eclectic 6024
AL Edwardsville 6261
AL Eight Mile 6613
AL Elba 6323
AL Elberta 6530
AL Eldridge 5554
AL Elkmont 5620
AL Elmore 6025
AL Elrod 5458
AL Emelle 5459
AL Empire 5063
AL Enterprise 6330-6331
AL Epes 5460
AL Equality 6026
AL Estillfork 5745
AL Ethelsville 5461
AL Eufaula 6027,6072
AL Eutaw 5462
AL Eva 5621
AL Evergreen 6401
AL Excel 6439
AL Fackler 5746
AL Fairfield 5064
AL Fairhope 6532-6533
AL Falkville 5622
AL Faunsdale 6738
AL Fayette 5555
AL Fitzpatrick 6029
AL Five Points 6855
AL Flat Rock 5966
AL Flomaton 6441
AL Florala 6442
AL Florence 5630-5634
AL Foley 6535-6536
AL Forest Home 6030
AL Forkland 6740
AL Fort Davis 6031
AL Fort Deposit 6032
AL Fort Mitchell 6856
AL Fort Payne 5967-5968
AL Fort Rucker 6362
AL Fosters 5463
AL Franklin 6444
AL Frankville 6538
AL Frisco City 6445
AL Fruitdale 6539
AL Fruithurst 6262
AL Fulton 6446
AL Fultondale 5068
AL Furman 6741
AL Fyffe 5971
AL Gadsden 5901-5905,5907
AL Gainestown 6540
AL Gainesville 5464
AL Gallant 5972
AL Gallion 6742
AL Gantt 6038
AL Garden City 5070
AL Gardendale 5071
AL Gaylesville 5973
AL Geneva 6340
AL Georgiana 6033
AL Geraldine 5974
AL Gilbertown 6908
AL Glen Allen 5559
AL Glenwood 6034
AL Goodsprings 5560
AL Goodwater 5072
AL Goodway 6449
AL Gordo 5466
AL Gordon 6343
AL Goshen 6035
AL Grady 6036
AL Graham 6263
AL Grand Bay 6541
AL Grant 5747
AL Graysville 5073
AL Green Pond 5074
AL Greensboro 6744
AL Greenville 6037
AL Grove Hill 6451
AL Groveoak 5975
AL Guin 5563
AL Gulf Shores 6542,6547
AL Guntersville 5976
AL Gurley 5748
AL Hackleburg 5564
AL Haleyville 5565
AL Hamilton 5570
AL Hanceville 5077
AL Hardaway 6039
AL Harpersville 5078
AL Hartford 6344
AL Hartselle 5640
AL Harvest 5749
AL Hatchechubbee 6858
AL Hayden 5079
AL Hayneville 6040
AL Hazel Green 5750
AL Headland 6345
AL Heflin 6264
AL Helena 5080
AL Henagar 5978
AL Higdon 5979
AL Highland Home 6041
AL Hillsboro 5643
AL Hodges 5571
AL Hollins 5082
AL Holly Pond 5083
AL Hollytree 5751
AL Hollywood 5752
AL Holy Trinity 6859
AL Honoraville 6042
AL Hope Hull 6043
AL Horton 5980
AL Houston 5572
AL Huntsville 5801-5816,5824,5893-5899
AL Hurtsboro 6860
AL Huxford 6543
AL Ider 5981
AL Irvington 6544
AL Jachin 6910
AL Jack 6346
AL Jackson 6545
AL Jacksons Gap 6861
AL Jacksonville 6265
AL Jasper 5501-5504
AL Jefferson 6745
AL Jemison 5085
AL Jones 6749
AL Joppa 5087
AL Kansas 5573
AL Kellerman 5468
AL Kellyton 5089
AL Kennedy 5574
AL Kent 6045
AL Killen 5645
AL Kimberly 5091
AL Kinston 6453
AL Knoxville 5469
AL Laceys Spring 5754
AL Lafayette 6862
AL Lanett 6863
AL Langston 5755
AL Lapine 6046
AL Lawley 6793
AL Leeds 5094
AL Leesburg 5983
AL Leighton 5646
AL Lenox 6454
AL Leroy 6548
AL Lester 5647
AL Letohatchee 6047
AL Lexington 5648
AL Lillian 6549
AL Lincoln 5096
AL Linden 6748
AL Lineville 6266
AL Lisman 6912
AL Little River 6550
AL Livingston 5470
AL Loachapoka 6865
AL Lockhart 6455
AL Locust Fork 5097
AL Logan 5098
AL Louisville 6048
AL Lower Peach Tree 6751
AL Lowndesboro 6752
AL Loxley 6551
AL Luverne 6049
AL Lynn 5575
AL Madison 5756-5758
AL Magnolia 6754
AL Magnolia Springs 6555
AL Malcolm 6556
AL Malvern 6349
AL Maplesville 6750
AL Marbury 6051
AL Margaret 5112
AL Marion 6756
AL Marion Junction 6759
AL Mathews 6052
AL Maylene 5114
AL Mc Calla 5111
AL Mc Intosh 6553
AL Mc Kenzie 6456
AL Mc Shan 5471
AL Mc Williams 6753
AL Megargel 6457
AL Melvin 6913
AL Mentone 5984
AL Meridianville 5759
AL Mexia 6458
AL Midland City 6350
AL Midway 6053
AL Millbrook 6054
AL Millerville 6267
AL Millport 5576
AL Millry 6558
AL Minter 6761
AL Mobile 6601-6612,6615-6619,6628,6633,6640-6641,6644,6652,6660,6663,6670-6671,6675,6685,6688-6689,6691
AL Mobile 6693,6695
AL Monroeville 6460-6461
AL Montevallo 5115
AL Montgomery 6101-6121,6123-6125,6130-6132,6135,6140-6142,6177,6191
AL Montrose 6559
AL Moody 5004
AL Mooresville 5649
AL Morris 5116
AL Moulton 5650
AL Moundville 5474
AL Mount Hope 5651
AL Mount Meigs 6057
AL Mount Olive 5117
AL Mount Vernon 6560
AL Mulga 5118
AL Munford 6268
AL Muscadine 6269
AL Muscle Shoals 5661-5662
AL Myrtlewood 6763
AL Nanafalia 6764
AL Natural Bridge 5577
AL Nauvoo 5578
AL Needham 6915
AL New Brockton 6351
AL New Castle 5119
AL New Hope 5760
AL New Market 5761
AL Newbern 6765
AL Newton 6352
AL Newville 6353
AL Normal 5762
AL Northport 5473,5475-5476
AL Notasulga 6866
AL Oak Hill 6766
AL Oakman 5579
AL Odenville 5120
AL Ohatchee 6271
AL Oneonta 5121
AL Opelika 6801-6804
AL Opp 6467
AL Orange Beach 6561
AL Orrville 6767
AL Owens Cross Roads 5763
AL Oxford 6203
AL Ozark 6360-6361
AL Paint Rock 5764
AL Palmerdale 5123
AL Panola 5477
AL Pansey 6370
AL Parrish 5580
AL Pelham 5124
AL Pell City 5125,5128
AL Pennington 6916
AL Perdido 6562
AL Perdue Hill 6470
AL Perote 6061
AL Peterman 6471
AL Peterson 5478
AL Petrey 6062
AL Phenix City 6867-6870
AL Phil Campbell 5581
AL Piedmont 6272
AL Pike Road 6064
AL Pinckard 6371
AL Pine Apple 6768
AL Pine Hill 6769
AL Pine Level 6065
AL Pinson 5126
AL Pisgah 5765
AL Pittsview 6871
AL Plantersville 6758
AL Pleasant Grove 5127
AL Point Clear 6564
AL Prattville 6066-6068
AL Princeton 5766
AL Quinton 5130
AL Ragland 5131
AL Rainbow City 5906
AL Rainsville 5986
AL Ralph 5480
AL Ramer 6069
AL Ranburne 6273
AL Randolph 6792
AL Range 6473
AL Red Bay 5582
AL Red Level 6474
AL Reform 5481
AL Remlap 5133
AL Repton 6475
AL River Falls 6476
AL Riverside 5135
AL Roanoke 6274
AL Robertsdale 6567
AL Rockford 5136
AL Rogersville 5652
AL Russellville 5653-5654
AL Rutledge 6071
AL Ryland 5767
AL Safford 6773
AL Saginaw 5137
AL Saint Elmo 6568
AL Saint Stephens 6569
AL Salem 6874
AL Samantha 5482
AL Samson 6477
AL Saraland 6571
AL Sardis 6775
AL Satsuma 6572
AL Sawyerville 6776
AL Sayre 5139
AL Scottsboro 5768-5769
AL Seale 6875
AL Section 5771
AL Selma 6701-6703
AL Seminole 6574
AL Semmes 6575
AL Shannon 5142
AL Sheffield 5660
AL Shelby 5143
AL Shorter 6075
AL Shorterville 6373
AL Silas 6919
AL Siluria 5144
AL Silverhill 6576
AL Sipsey 5584
AL Skipperville 6374
AL Slocomb 6375
AL Smiths Station 6877
AL Somerville 5670
AL Spanish Fort 6527,6577
AL Spring Garden 6275
AL Springville 5146
AL Spruce Pine 5585
AL Stanton 6790
AL Stapleton 6578
AL Steele 5987
AL Sterrett 5147
AL Stevenson 5772
AL Stockton 6579
AL Sulligent 5586
AL Sumiton 5148
AL Summerdale 6580
AL Sunflower 6581
AL Sweet Water 6782
AL Sycamore 5149
AL Sylacauga 5150-5151
AL Sylvania 5988
AL Talladega 5160-5161
AL Tallassee 6078
AL Tanner 5671
AL Theodore 6582,6590
AL Thomaston 6783
AL Thomasville 6784
AL Thorsby 5171
AL Tibbie 6583
AL Titus 6080
AL Toney 5773
AL Town Creek 5672
AL Townley 5587
AL Toxey 6921
AL Trafford 5172
AL Trenton 5774
AL Trinity 5673
AL Troy 6079,6081-6082
AL Trussville 5173
AL Tuscaloosa 5401-5407,5486-5487
AL Tuscumbia 5674
AL Tuskegee 6083
AL Tuskegee Institute 6087-6088
AL Tyler 6785
AL Union Grove 5175
AL Union Springs 6089
AL Uniontown 6786
AL Uriah 6480
AL Valhermoso Springs 5775
AL Valley 6854,6872
AL Valley Head 5989
AL Vance 5490
AL Vandiver 5176
AL Verbena 6091
AL Vernon 5592
AL Vina 5593
AL Vincent 5178
AL Vinegar Bend 6584
AL Vinemont 5179
AL Vredenburgh 6481
AL Wadley 6276
AL Wagarville 6585
AL Walnut Grove 5990
AL Ward 6922
AL Warrior 5180
AL Waterloo 5677
AL Watson 5181
AL Wattsville 5182
AL Waverly 6879
AL Weaver 6277
AL Webb 6376
AL Wedowee 6278
AL Wellington 6279
AL Weogufka 5183
AL West Blocton 5184
AL West Greene 5491
AL Westover 5185
AL Wetumpka 6092-6093
AL Whatley 6482
AL Wilmer 6587
AL Wilsonville 5186
AL Wilton 5187
AL Winfield 5594
AL Wing 6483
AL Woodland 6280
AL Woodstock 5188
AL Woodville 5776
AL York 6925
FL Alachua 2615-2616
FL Alford 2420
FL Altamonte Springs 2701,2714-2716
FL Altha 2421
FL Altoona 2702
FL Alturas 3820
FL Alva 3920
FL Anna Maria 4216
FL Anthony 2617
FL Apalachicola 2320,2329
FL Apollo Beach 3572
FL Apopka 2703-2704,2712
FL Arcadia 4265-4266,4269
FL Archer 2618
FL Argyle 2422
FL Aripeka 4679
FL Astatula 4705
FL Astor 2102
FL Atlantic Beach 2233
FL Auburndale 3823
FL Avon Park 3825-3826
FL Babson Park 3827
FL Bagdad 2530
FL Baker 2531
FL Balm 3503
FL Barberville 2105
FL Bartow 3830-3831
FL Bascom 2423
FL Bay Pines 3744
FL Bell 2619
FL Belle Glade 3430
FL Belleair Beach 3786
FL Belleview 4420-4421
FL Beverly Hills 4464-4465
FL Big Pine Key 3043
FL Blountstown 2424
FL Boca Grande 3921
FL Boca Raton 3427-3429,3431-3434,3464,3481,3486-3488,3496-3499
FL Bokeelia 3922
FL Bonifay 2425
FL Bonita Springs 4133-4136
FL Bostwick 2007
FL Bowling Green 3834
FL Boynton Beach 3424-3426,3435-3437,3472-3474
FL Bradenton 4201-4212,4280-4282
FL Bradenton Beach 4217
FL Bradley 3835
FL Brandon 3508-3511
FL Branford 2008
FL Bristol 2321
FL Bronson 2621
FL Brooker 2622
FL Brooksville 4601-4605,4613-4614
FL Bryceville 2009
FL Bunnell 2110
FL Bushnell 3513
FL Callahan 2011
FL Campbellton 2426
FL Canal Point 3438
FL Candler 2111
FL Cantonment 2533
FL Cape Canaveral 2920
FL Cape Coral 3904,3909-3910,3914-3915,3990-3991,3993
FL Captiva 3924
FL Carrabelle 2322
FL Caryville 2427
FL Cassadaga 2706
FL Casselberry 2707,2718,2730
FL Cedar Key 2625
FL Center Hill 3514
FL Century 2535
FL Chattahoochee 2324
FL Chiefland 2626,2644
FL Chipley 2428
FL Chokoloskee 4138
FL Christmas 2709
FL Citra 2113
FL Clarcona 2710
FL Clarksville 2430
FL Clearwater 3755-3766,3769
FL Clearwater Beach 3767
FL Clermont 4711-4715
FL Clewiston 3440
FL Cocoa 2922-2924,2926-2927
FL Cocoa Beach 2931-2932
FL Coconut Creek 3097
FL Coleman 3521
FL Copeland 4137
FL Coral Gables 3114
FL Coral Springs 3075
FL Cortez 4215
FL Cottondale 2431
FL Crawfordville 2326-2327
FL Crescent City 2112
FL Crestview 2536,2539
FL Cross City 2628
FL Crystal Beach 4681
FL Crystal River 4423,4428-4429
FL Crystal Springs 3524
FL Cypress 2432
FL Dade City 3523,3525-3526
FL Dania 3004
FL Davenport 3836-3837,3896-3897
FL Day 2013
FL Daytona Beach 2114-2122,2124-2126,2198
FL De Leon Springs 2130
FL Debary 2713,2753
FL Deerfield Beach 3441-3443
FL Defuniak Springs 2433,2435
FL Deland 2720-2721,2723-2724
FL Delray Beach 3444-3446,3448,3482-3484
FL Deltona 2725,2728,2738-2739
FL Destin 2540-2541
FL Doctors Inlet 2030
FL Dover 3527
FL Dundee 3838
FL Dunedin 4697-4698
FL Dunnellon 4430-4434
FL Durant 3530
FL Eagle Lake 3839
FL Earleton 2631
FL East Palatka 2131
FL Eastlake Weir 2133
FL Eastpoint 2328
FL Eaton Park 3840
FL Ebro 2437
FL Edgewater 2132,2141
FL Eglin Afb 2542
FL El Jobean 3927
FL Elfers 4680
FL Elkton 2033
FL Ellenton 4222
FL Englewood 4223-4224,4295
FL Estero 3928-3929
FL Eustis 2726-2727,2736
FL Everglades City 4139
FL Evinston 2633
FL Fairfield 2634
FL Felda 3930
FL Fellsmere 2948
FL Fernandina Beach 2034-2035
FL Ferndale 4729
FL Flagler Beach 2136
FL Fleming Island 2003,2006
FL Florahome 2140
FL Floral City 4436
FL Fort Lauderdale 3301-3332,3334-3340,3345-3346,3348-3349,3351,3355,3359,3394
FL Fort Mc Coy 2134
FL Fort Meade 3841
FL Fort Myers 3901-3902,3905-3908,3911-3913,3916,3919,3965-3967,3994
FL Fort Myers Beach 3931-3932
FL Fort Ogden 4267
FL Fort Pierce 4945-4951,4954,4979,4981-4982
FL Fort Walton Beach 2547-2549
FL Fort White 2038
FL Fountain 2438
FL Freeport 2439
FL Frostproof 3843
FL Fruitland Park 4731
FL Gainesville 2601-2612,2614,2627,2635,2641,2653
FL Geneva 2732
FL Georgetown 2139
FL Gibsonton 3534
FL Glen Saint Mary 2040
FL Glenwood 2722
FL Goldenrod 2733
FL Gonzalez 2560
FL Goodland 4140
FL Gotha 4734
FL Graceville 2440
FL Graham 2042
FL Grand Island 2735
FL Grand Ridge 2442
FL Grandin 2138
FL Grant 2949
FL Green Cove Springs 2043
FL Greenacres 3454
FL Greensboro 2330
FL Greenville 2331
FL Greenwood 2443
FL Gretna 2332
FL Groveland 4736
FL Gulf Breeze 2561-2563
FL Gulf Hammock 2639
FL Haines City 3844-3845
FL Hallandale 3008-3009
FL Hampton 2044
FL Hastings 2145
FL Havana 2333
FL Hawthorne 2640
FL Hernando 4441-4442
FL Hialeah 3002,3010-3018
FL High Springs 2643,2655
FL Highland City 3846
FL Hilliard 2046
FL Hobe Sound 3455,3475
FL Holder 4445
FL Holiday 4690-4692
FL Hollister 2147
FL Hollywood 3019-3027,3029,3081,3083-3084
FL Holmes Beach 4218
FL Holt 2564
FL Homeland 3847
FL Homestead 3030-3035,3039,3090,3092
FL Homosassa 4446,4448,4487
FL Homosassa Springs 4447
FL Horseshoe Beach 2648
FL Hosford 2334
FL Howey In The Hills 4737
FL Hudson 4667,4669,4674
FL Hurlburt Field 2544
FL Immokalee 4142-4143
FL Indialantic 2903
FL Indian Lake Estates 3855
FL Indian Rocks Beach 3785
FL Indiantown 4956
FL Inglis 4449
FL Intercession City 3848
FL Interlachen 2148-2149
FL Inverness 4450-4453
FL Islamorada 3036
FL Island Grove 2654
FL Istachatta 4636
FL Jacksonville 2099,2201-2212,2214,2216-2229,2231-2232,2234-2239,2241,2244-2247,2254-2258,2260,2277
FL Jacksonville Beach 2240,2250
FL Jasper 2052
FL Jay 2565
FL Jennings 2053
FL Jensen Beach 4957-4958
FL Jupiter 3458,3468-3469,3477-3478
FL Kathleen 3849
FL Kenansville 4739
FL Key Biscayne 3149
FL Key Colony Beach 3051
FL Key Largo 3037
FL Key West 3040-3041,3045
FL Keystone Heights 2656
FL Killarney 4740
FL Kissimmee 4741-4747,4758-4759
FL La Crosse 2658
FL Labelle 3935,3975
FL Lacoochee 3537
FL Lady Lake 2158-2159
FL Lake Alfred 3850
FL Lake Butler 2054
FL Lake City 2024-2025,2055-2056
FL Lake Como 2157
FL Lake Geneva 2160
FL Lake Hamilton 3851
FL Lake Harbor 3459
FL Lake Helen 2744
FL Lake Mary 2746,2795
FL Lake Monroe 2747
FL Lake Panasoffkee 3538
FL Lake Placid 3852,3862
FL Lake Wales 3853,3859,3898
FL Lake Worth 3449,3460-3463,3465-3467
FL Lakeland 3801-3807,3809-3813,3815
FL Lakeshore 3854
FL Lamont 2336
FL Lanark Village 2323
FL Land O’Lakes 4637-4639
FL Largo 3770-3771,3773-3774,3778-3779
FL Laurel 4272
FL Laurel Hill 2567
FL Lawtey 2058
FL Lecanto 4460-4461
FL Lee 2059
FL Leesburg 4748-4749,4788-4789
FL Lehigh Acres 3936,3970-3974,3976
FL Lithia 3547
FL Live Oak 2060,2064
FL Lloyd 2337
FL Lochloosa 2662
FL Long Key 3001
FL Longboat Key 4228
FL Longwood 2750,2752,2779,2791
FL Lorida 3857
FL Loughman 3858
FL Lowell 2663
FL Loxahatchee 3470
FL Lulu 2061
FL Lutz 3548-3549,3558-3559
FL Lynn Haven 2444
FL Macclenny 2063
FL Madison 2340-2341
FL Maitland 2751,2794
FL Malabar 2950
FL Malone 2445
FL Manasota 4260
FL Mango 3550
FL Marathon 3050
FL Marathon Shores 3052
FL Marco Island 4145-4146
FL Margate 3093
FL Marianna 2446-2448
FL Mary Esther 2569
FL Mascotte 4753
FL Mayo 2066
FL Mc Alpin 2062
FL Mc David 2568
FL Mc Intosh 2664
FL Melbourne 2901-2902,2904,2912,2919,2934-2936,2940-2941
FL Melbourne Beach 2951
FL Melrose 2666
FL Merritt Island 2952-2954
FL Mexico Beach 2410
FL Miami 3101-3102,3106,3111-3112,3116,3122,3124-3138,3142-3147,3150-3153,3155-3158,3161-3170,3172-3199,3206,3222,3231
FL Miami 3233-3234,3238,3242-3243,3245,3247,3255-3257,3261,3265-3266,3269,3280,3283,3296,3299
FL Miami Beach 3109,3119,3139-3141,3154,3239
FL Miami Gardens 3056
FL Micanopy 2667
FL Mid Florida 2745,2799
FL Middleburg 2050,2068
FL Midway 2343
FL Milligan 2537
FL Milton 2570-2572,2583
FL Mims 2754
FL Minneola 4755
FL Miramar Beach 2550
FL Molino 2577
FL Monticello 2344-2345
FL Montverde 4756
FL Moore Haven 3471
FL Morriston 2668
FL Mossy Head 2434
FL Mount Dora 2756-2757
FL Mulberry 3860
FL Murdock 3938
FL Myakka City 4251
FL Nalcrest 3856
FL Naples 4101-4110,4112-4114,4116-4117,4119-4120
FL Navarre 2566
FL Neptune Beach 2266
FL New Port Richey 4652-4656
FL New Smyrna Beach 2168-2170
FL Newberry 2669
FL Niceville 2578,2588
FL Nichols 3863
FL Nobleton 4661
FL Nocatee 4268
FL Nokomis 4274-4275
FL Noma 2452
FL North Fort Myers 3903,3917-3918
FL North Miami Beach 3160
FL North Palm Beach 3408
FL North Port 4286-4291
FL Oak Hill 2759
FL Oakland 4760
FL Ocala 4470-4483
FL Ochopee 4141
FL Ocklawaha 2179,2183
FL Ocoee 4761
FL Odessa 3556
FL Okahumpka 4762
FL Okeechobee 4972-4974
FL Old Town 2680
FL Oldsmar 4677
FL Olustee 2072
FL Ona 3865
FL Oneco 4264
FL Opa Locka 3054-3055
FL Orange City 2763,2774
FL Orange Lake 2681
FL Orange Park 2065,2067,2073
FL Orange Springs 2182
FL Orlando 2801-2812,2814-2822,2824-2837,2839,2853-2862,2867-2869,2872,2877-2878,2885-2887,2891,2896-2897,2899
FL Ormond Beach 2173-2176
FL Osprey 4229
FL Osteen 2764
FL Otter Creek 2683
FL Oviedo 2762,2765-2766
FL Oxford 4484
FL Ozona 4660
FL O’Brien 2071
FL Pahokee 3476
FL Paisley 2767
FL Palatka 2177-2178
FL Palm Bay 2905-2911
FL Palm Beach 3480
FL Palm Beach Gardens 3410,3418
FL Palm City 4990-4991
FL Palm Coast 2135,2137,2142-2143,2164
FL Palm Harbor 4682-4685
FL Palmdale 3944
FL Palmetto 4220-4221
FL Panacea 2346
FL Panama City 2401-2406,2408-2409,2411-2412,2417
FL Panama City Beach 2407,2413
FL Parrish 4219
FL Patrick Afb 2925
FL Paxton 2538
FL Pembroke Pines 3028,3082
FL Penney Farms 2079
FL Pensacola 2501-2509,2511-2514,2516,2520-2524,2526,2534,2559,2591
FL Perry 2347-2348
FL Pierson 2180
FL Pineland 3945
FL Pinellas Park 3780-3782
FL Pinetta 2350
FL Placida 3946
FL Plant City 3563-3567
FL Plantation 3388
FL Plymouth 2768
FL Polk City 3868
FL Pomona Park 2181
FL Pompano Beach 3060-3069,3071-3074,3076-3077
FL Ponce De Leon 2455
FL Ponte Vedra 2081
FL Ponte Vedra Beach 2004,2082
FL Port Charlotte 3948-3949,3952-3954,3981
FL Port Orange 2123,2127-2129
FL Port Richey 4668,4673
FL Port Saint Joe 2456-2457
FL Port Saint Lucie 4952-4953,4983-4988
FL Port Salerno 4992
FL Punta Gorda 3950-3951,3955,3980,3982-3983
FL Putnam Hall 2185
FL Quincy 2351-2353
FL Raiford 2026,2083
FL Reddick 2686
FL River Ranch 3867
FL Riverview 3568-3569,3578-3579
FL Rockledge 2955-2956
FL Roseland 2957
FL Rosemary Beach 2461
FL Rotonda West 3947
FL Royal Palm Beach 3421
FL Ruskin 3570,3575
FL Safety Harbor 4695
FL Saint Augustine 2080,2084-2086,2092,2095
FL Saint Cloud 4769-4773
FL Saint James City 3956
FL Saint Johns 2259
FL Saint Leo 3574
FL Saint Marks 2355
FL Saint Petersburg 3701-3716,3729-3734,3736-3738,3740-3743,3747,3784
FL Salem 2356
FL San Antonio 3576
FL San Mateo 2187
FL Sanderson 2087
FL Sanford 2771-2773
FL Sanibel 3957
FL Santa Rosa Beach 2459
FL Sarasota 4230-4243,4249,4276-4278
FL Satellite Beach 2937
FL Satsuma 2189
FL Scottsmoor 2775
FL Sebastian 2958,2976,2978
FL Sebring 3870-3872,3875-3876
FL Seffner 3583-3584
FL Seminole 3772,3775-3777
FL Seville 2190
FL Shady Grove 2357
FL Shalimar 2579
FL Sharpes 2959
FL Silver Springs 4488-4489
FL Sneads 2460
FL Sopchoppy 2358
FL Sorrento 2776
FL South Bay 3493
FL Sparr 2192
FL Spring Hill 4606-4611
FL Starke 2091
FL Steinhatchee 2359
FL Stuart 4994-4997
FL Sumatra 2335
FL Summerfield 4491-4492
FL Summerland Key 3042
FL Sumterville 3585
FL Sun City 3586
FL Sun City Center 3571,3573
FL Suwannee 2692
FL Sydney 3587
FL Tallahassee 2301-2318,2395,2399
FL Tallevast 4270
FL Tampa 3601-3626,3629-3631,3633-3635,3637,3646-3647,3650,3655,3660-3664,3672-3675,3677,3679-3682,3684-3689,3694
FL Tangerine 2777
FL Tarpon Springs 4688-4689
FL Tavares 2778
FL Tavernier 3070
FL Telogia 2360
FL Terra Ceia 4250
FL The Villages 2162-2163
FL Thonotosassa 3592
FL Titusville 2780-2781,2783,2796
FL Trenton 2693
FL Trilby 3593
FL Umatilla 2784
FL Valparaiso 2580
FL Valrico 3594-3596
FL Venice 4284-4285,4292-4293
FL Venus 3960
FL Vernon 2462
FL Vero Beach 2960-2969
FL Wabasso 2970
FL Wacissa 2361
FL Waldo 2694
FL Wauchula 3873
FL Wausau 2463
FL Waverly 3877
FL Webster 3597
FL Weirsdale 2195
FL Welaka 2193
FL Wellborn 2094
FL Wellington 3414
FL Wesley Chapel 3543-3545
FL West Palm Beach 3401-3407,3409,3411-3413,3415-3417,3419-3420,3422
FL Westville 2464
FL Wewahitchka 2449,2465
FL White Springs 2096
FL Wildwood 4785
FL Williston 2696
FL Wimauma 3598
FL Windermere 4786
FL Winter Beach 2971
FL Winter Garden 4777-4778,4787
FL Winter Haven 3880-3885,3888
FL Winter Park 2789-2790,2792-2793
FL Winter Springs 2708,2719
FL Woodville 2362
FL Worthington Springs 2697
FL Yalaha 4797
FL Yankeetown 4498
FL Youngstown 2466
FL Yulee 2041,2097
FL Zellwood 2798
FL Zephyrhills 3539-3542
FL Zolfo Springs 3890
GA Abbeville 1001
GA Acworth 0101-0102
GA Adairsville 0103
GA Adel 1620
GA Adrian 1002
GA Ailey 0410
GA Alamo 0411
GA Alapaha 1622
GA Albany 1701-1708,1721
GA Allenhurst 1301
GA Allentown 1003
GA Alma 1510
GA Alpharetta 0004-0005,0009,0022-0023
GA Alston 0412
GA Alto 0510
GA Ambrose 1512
GA Americus 1709,1719
GA Andersonville 1711
GA Appling 0802
GA Arabi 1712
GA Aragon 0104
GA Argyle 1623
GA Arlington 9813
GA Armuchee 0105
GA Arnoldsville 0619
GA Ashburn 1714
GA Athens 0601-0609,0612
GA Atlanta 0301-0322,0324-0329,0331-0334,0336-0346,0348-0350,0353-0364,0366,0368-0371,0374-0375,0377-0378,0380,0384-0385,0388,0392
GA Atlanta 0394,0396,0398,1106-1107,1119,1126,1131,1136,1139,1141,1145-1146,1150,1156,1192-1193
GA Atlanta 1195-1196,9901
GA Attapulgus 9815
GA Auburn 0011
GA Augusta 0901,0903-0907,0909,0912,0914,0916-0917,0919,0999
GA Austell 0106,0168
GA Avera 0803
GA Avondale Estates 0002
GA Axson 1624
GA Baconton 1716
GA Bainbridge 9817-9819
GA Baldwin 0511
GA Ball Ground 0107
GA Barnesville 0204
GA Barney 1625
GA Bartow 0413
GA Barwick 1720
GA Baxley 1513,1515
GA Bellville 0414
GA Berlin 1722
GA Bethlehem 0620
GA Bishop 0621
GA Blackshear 1516
GA Blairsville 0512,0514
GA Blakely 9823
GA Bloomingdale 1302
GA Blue Ridge 0513
GA Bluffton 9824
GA Blythe 0805
GA Bogart 0622
GA Bolingbroke 1004
GA Bonaire 1005
GA Boneville 0806
GA Boston 1626
GA Bostwick 0623
GA Bowdon 0108
GA Bowdon Junction 0109
GA Bowersville 0516
GA Bowman 0624
GA Box Springs 1801
GA Braselton 0517
GA Bremen 0110
GA Brinson 9825
GA Bristol 1518
GA Bronwood 9826
GA Brookfield 1727
GA Brooklet 0415
GA Brooks 0205
GA Broxton 1519
GA Brunswick 1520-1521,1523-1525
GA Buchanan 0113
GA Buckhead 0625
GA Buena Vista 1803
GA Buford 0515,0518-0519
GA Butler 1006
GA Byromville 1007
GA Byron 1008
GA Cadwell 1009
GA Cairo 9827-9828
GA Calhoun 0701,0703
GA Calvary 9829
GA Camak 0807
GA Camilla 1730
GA Canon 0520
GA Canton 0114-0115,0169
GA Carlton 0627
GA Carnesville 0521
GA Carrollton 0112,0116-0119
GA Cartersville 0120-0121
GA Cassville 0123
GA Cataula 1804
GA Cave Spring 0124
GA Cecil 1627
GA Cedar Springs 9832
GA Cedartown 0125
GA Centerville 1028
GA Chatsworth 0705
GA Chauncey 1011
GA Cherry Log 0522
GA Chester 1012
GA Chestnut Mountain 0502
GA Chickamauga 0707
GA Chula 1733
GA Cisco 0708
GA Clarkdale 0111
GA Clarkesville 0523
GA Clarkston 0021
GA Claxton 0417
GA Clayton 0525
GA Clermont 0527
GA Cleveland 0528
GA Climax 9834
GA Clinchfield 1013
GA Clyo 1303
GA Cobb 1735
GA Cobbtown 0420
GA Cochran 1014
GA Cohutta 0710
GA Colbert 0628
GA Coleman 9836
GA Collins 0421
GA Colquitt 9837
GA Columbus 1901-1904,1906-1909,1914,1917,1993,1997-1999
GA Comer 0629
GA Commerce 0529-0530,0599
GA Concord 0206
GA Conley 0288
GA Conyers 0012-0013,0094
GA Coolidge 1738
GA Coosa 0129
GA Cordele 1010,1015
GA Cornelia 0531
GA Cotton 1739
GA Covington 0014-0016
GA Crandall 0711
GA Crawford 0630
GA Crawfordville 0631
GA Crescent 1304
GA Culloden 1016
GA Cumming 0028,0040-0041
GA Cusseta 1805
GA Cuthbert 9840
GA Dacula 0019
GA Dahlonega 0533,0597
GA Daisy 0423
GA Dallas 0132,0157
GA Dalton 0719-0722
GA Damascus 9841
GA Danielsville 0633
GA Danville 1017
GA Darien 1305
GA Davisboro 1018
GA Dawson 9842
GA Dawsonville 0534
GA De Soto 1743
GA Dearing 0808
GA Decatur 0030-0037
GA Demorest 0535
GA Denton 1532
GA Dewy Rose 0634
GA Dexter 1019
GA Dillard 0537
GA Dixie 1629
GA Doerun 1744
GA Donalsonville 9845
GA Douglas 1533-1535
GA Douglasville 0133-0135,0154
GA Dover 0424
GA Dry Branch 1020
GA Du Pont 1630
GA Dublin 1021,1040
GA Dudley 1022
GA Duluth 0095-0099
GA East Dublin 1027
GA East Ellijay 0539
GA Eastanollee 0538
GA Eastman 1023
GA Eatonton 1024,1026
GA Eden 1307
GA Edison 9846
GA Elberton 0635
GA Elko 1025
GA Ellabell 1308
GA Ellaville 1806
GA Ellenton 1747
GA Ellenwood 0294
GA Ellerslie 1807
GA Ellijay 0536,0540
GA Emerson 0137
GA Enigma 1749
GA Epworth 0541
GA Esom Hill 0138
GA Eton 0724
GA Evans 0809
GA Experiment 0212
GA Fairburn 0213
GA Fairmount 0139
GA Fargo 1631
GA Farmington 0638
GA Fayetteville 0214-0215
GA Felton 0140
GA Fitzgerald 1750
GA Fleming 1309
GA Flintstone 0725
GA Flovilla 0216
GA Flowery Branch 0542
GA Folkston 1537
GA Forest Park 0297-0298
GA Forsyth 1029
GA Fort Benning 1905,1995
GA Fort Gaines 9851
GA Fort Oglethorpe 0742
GA Fort Stewart 1314-1315
GA Fort Valley 1030
GA Fortson 1808
GA Fowlstown 9852
GA Franklin 0217
GA Franklin Springs 0639
GA Funston 1753
GA Gainesville 0501,0503-0504,0506-0507
GA Garfield 0425
GA Gay 0218
GA Geneva 1810
GA Georgetown 9854
GA Gibson 0810
GA Gillsville 0543
GA Girard 0426
GA Glennville 0427
GA Glenwood 0428
GA Good Hope 0641
GA Gordon 1031
GA Gough 0811
GA Gracewood 0812
GA Grantville 0220
GA Gray 1032
GA Grayson 0017
GA Graysville 0726
GA Greensboro 0642
GA Greenville 0222
GA Griffin 0223-0224
GA Grovetown 0813
GA Guyton 1312
GA Haddock 1033
GA Hagan 0429
GA Hahira 1632
GA Hamilton 1811
GA Hampton 0228
GA Haralson 0229
GA Hardwick 1034
GA Harlem 0814
GA Harrison 1035
GA Hartsfield 1756
GA Hartwell 0643
GA Hawkinsville 1036
GA Hazlehurst 1539
GA Helen 0545
GA Hephzibah 0815
GA Hiawassee 0546
GA High Shoals 0645
GA Hillsboro 1038
GA Hinesville 1310,1313
GA Hiram 0141
GA Hoboken 1542
GA Hogansville 0230
GA Holly Springs 0142
GA Homer 0547
GA Homerville 1634
GA Hortense 1543
GA Hoschton 0548
GA Howard 1039
GA Hull 0646
GA Ideal 1041
GA Ila 0647
GA Iron City 9859
GA Irwinton 1042
GA Irwinville 1760
GA Jackson 0233
GA Jacksonville 1544
GA Jakin 9861
GA Jasper 0143
GA Jefferson 0549
GA Jeffersonville 1044
GA Jekyll Island 1527
GA Jenkinsburg 0234
GA Jersey 0018
GA Jesup 1545-1546,1598-1599
GA Jewell 1045
GA Jonesboro 0236-0238
GA Juliette 1046
GA Junction City 1812
GA Kathleen 1047
GA Kennesaw 0144,0152,0156,0160,1144
GA Keysville 0816
GA Kings Bay 1547
GA Kingsland 1548
GA Kingston 0145
GA Kite 1049
GA Knoxville 1050
GA La Fayette 0728
GA Lagrange 0240-0241,0261
GA Lake Park 1636
GA Lakeland 1635
GA Lakemont 0552
GA Lavonia 0553
GA Lawrenceville 0042-0046,0049
GA Leary 9862
GA Lebanon 0146
GA Leesburg 1763
GA Lenox 1637
GA Leslie 1764
GA Lexington 0648
GA Lilburn 0047-0048
GA Lilly 1051
GA Lincolnton 0817
GA Lindale 0147
GA Lithia Springs 0122
GA Lithonia 0038,0058
GA Lizella 1052
GA Locust Grove 0248
GA Loganville 0052
GA Lookout Mountain 0750
GA Louisville 0434
GA Louvale 1814
GA Lovejoy 0250
GA Ludowici 1316
GA Lula 0554
GA Lumber City 1549
GA Lumpkin 1815
GA Luthersville 0251
GA Lyerly 0730
GA Lyons 0436
GA Mableton 0126
GA Macon 1201-1211,1213,1216-1217,1220-1221,1294-1297
GA Madison 0650
GA Manassas 0438
GA Manchester 1816
GA Manor 1550
GA Mansfield 0055
GA Marble Hill 0148
GA Marietta 0006-0008,0060-0069,0090
GA Marshallville 1057
GA Martin 0557
GA Matthews 0818
GA Mauk 1058
GA Maxeys 0671
GA Maysville 0558
GA Mc Caysville 0555
GA Mc Intyre 1054
GA Mc Rae Helena 1037,1055
GA McDonough 0252-0253
GA Meansville 0256
GA Meigs 1765
GA Meldrim 1318
GA Menlo 0731
GA Meridian 1319
GA Mershon 1551
GA Mesena 0819
GA Metter 0439
GA Midland 1820
GA Midville 0441
GA Midway 1320
GA Milan 1060
GA Milledgeville 1059,1061-1062
GA Millen 0442
GA Millwood 1552
GA Milner 0257
GA Mineral Bluff 0559
GA Mitchell 0820
GA Molena 0258
GA Monroe 0655-0656
GA Montezuma 1063
GA Monticello 1064
GA Montrose 1065
GA Moody Afb 1699
GA Moreland 0259
GA Morgan 9866
GA Morganton 0560
GA Morris 9867
GA Morrow 0260,0287
GA Morven 1638
GA Moultrie 1768,1776,1788
GA Mount Airy 0563
GA Mount Berry 0149
GA Mount Vernon 0445
GA Mount Zion 0150
GA Mountain City 0562
GA Murrayville 0564
GA Musella 1066
GA Mystic 1769
GA Nahunta 1553
GA Nashville 1639
GA Naylor 1641
GA Nelson 0151
GA Newborn 0056
GA Newington 0446
GA Newnan 0263-0265,0271
GA Newton 9870
GA Nicholls 1554
GA Nicholson 0565
GA Norcross 0003,0010,0071,0091,0093
GA Norman Park 1771
GA Norristown 0447
GA North Metro 0026,0029
GA Norwood 0821
GA Nunez 0448
GA Oakfield 1772
GA Oakman 0732
GA Oakwood 0566
GA Ochlocknee 1773
GA Ocilla 1774
GA Oconee 1067
GA Odum 1555
GA Offerman 1556
GA Oglethorpe 1068
GA Oliver 0449
GA Omaha 1821
GA Omega 1775
GA Orchard Hill 0266
GA Oxford 0054
GA Palmetto 0268
GA Parrott 9877
GA Patterson 1557
GA Pavo 1778
GA Peachtree City 0269-0270,1169
GA Peachtree Corners 0092
GA Pearson 1642
GA Pelham 1779
GA Pembroke 1321
GA Pendergrass 0567
GA Perkins 0822
GA Perry 1069
GA Pine Lake 0072
GA Pine Mountain 1822
GA Pine Mountain Valley 1823
GA Pinehurst 1070
GA Pineview 1071
GA Pitts 1072
GA Plains 1780
GA Plainville 0733
GA Pooler 1322
GA Port Wentworth 1407
GA Portal 0450
GA Porterdale 0070
GA Poulan 1781
GA Powder Springs 0127
GA Preston 1824
GA Pulaski 0451
GA Putney 1782
GA Quitman 1643
GA Rabun Gap 0568
GA Ranger 0734
GA Ray City 1645
GA Rayle 0660
GA Rebecca 1783
GA Red Oak 0272
GA Redan 0074
GA Register 0452
GA Reidsville 0453,0499
GA Rentz 1075
GA Resaca 0735
GA Rex 0273
GA Reynolds 1076
GA Rhine 1077
GA Riceboro 1323
GA Richland 1825
GA Richmond Hill 1324
GA Rincon 1326
GA Ringgold 0736
GA Rising Fawn 0738
GA Riverdale 0274,0296
GA Roberta 1078
GA Rochelle 1079
GA Rock Spring 0739
GA Rockledge 0454
GA Rockmart 0153
GA Rocky Face 0740
GA Rocky Ford 0455
GA Rome 0161-0165
GA Roopville 0170
GA Rossville 0741
GA Roswell 0075-0077
GA Royston 0662
GA Rupert 1081
GA Rutledge 0663
GA Rydal 0171
GA Saint George 1562
GA Saint Marys 1558
GA Saint Simons Island 1522
GA Sale City 1784
GA Sandersville 1082
GA Sapelo Island 1327
GA Sardis 0456
GA Sargent 0275
GA Sasser 9885
GA Sautee Nacoochee 0571
GA Savannah 1401-1406,1408-1412,1414-1416,1418-1421
GA Scotland 1083
GA Scottdale 0079
GA Screven 1560
GA Sea Island 1561
GA Senoia 0276
GA Seville 1084
GA Shady Dale 1085
GA Shannon 0172
GA Sharon 0664
GA Sharpsburg 0277
GA Shellman 9886
GA Shiloh 1826
GA Siloam 0665
GA Silver Creek 0173
GA Smarr 1086
GA Smithville 1787
GA Smyrna 0080-0082
GA Snellville 0039,0078
GA Social Circle 0025
GA Soperton 0457
GA Sparks 1647
GA Sparta 1087
GA Springfield 1329
GA Stapleton 0823
GA Statenville 1648
GA Statesboro 0458-0461
GA Statham 0666
GA Stephens 0667
GA Stillmore 0464
GA Stockbridge 0281
GA Stockton 1649
GA Stone Mountain 0083,0086-0088
GA Suches 0572
GA Sugar Valley 0746
GA Summerville 0747
GA Sumner 1789
GA Sunny Side 0284
GA Surrency 1563
GA Suwanee 0024
GA Swainsboro 0401
GA Sycamore 1790
GA Sylvania 0467
GA Sylvester 1791
GA Talbotton 1827
GA Talking Rock 0175
GA Tallapoosa 0176
GA Tallulah Falls 0573
GA Talmo 0575
GA Tarrytown 0470
GA Tate 0177
GA Taylorsville 0178
GA Temple 0179
GA Tennga 0751
GA Tennille 1089
GA The Rock 0285
GA Thomaston 0286
GA Thomasville 1757-1758,1792,1799
GA Thomson 0824
GA Tifton 1793-1794
GA Tiger 0576
GA Tignall 0668
GA Toccoa 0577
GA Toccoa Falls 0598
GA Toomsboro 1090
GA Townsend 1331
GA Trenton 0752
GA Trion 0753
GA Tucker 0084-0085
GA Tunnel Hill 0755
GA Turin 0289
GA Turnerville 0580
GA Twin City 0471
GA Ty Ty 1795
GA Tybee Island 1328
GA Tyrone 0290
GA Unadilla 1091
GA Union City 0291
GA Union Point 0669
GA Upatoi 1829
GA Uvalda 0473
GA Valdosta 1601-1606,1698
GA Varnell 0756
GA Vidalia 0474-0475
GA Vienna 1092
GA Villa Rica 0180
GA Waco 0182
GA Wadley 0477
GA Waleska 0183
GA Walthourville 1333
GA Waresboro 1564
GA Warm Springs 1830
GA Warner Robins 1088,1093,1095,1098-1099
GA Warrenton 0828
GA Warthen 1094
GA Warwick 1796
GA Washington 0673
GA Watkinsville 0677
GA Waverly 1565
GA Waverly Hall 1831
GA Waycross 1501-1503
GA Waynesboro 0830
GA Waynesville 1566
GA West Green 1567
GA West Point 1833
GA Weston 1832
GA Whigham 9897
GA White 0184
GA White Oak 1568
GA White Plains 0678
GA Whitesburg 0185
GA Wildwood 0757
GA Wiley 0581
GA Willacoochee 1650
GA Williamson 0292
GA Winder 0680
GA Winston 0187
GA Winterville 0683
GA Woodbine 1569
GA Woodbury 0293
GA Woodland 1836
GA Woodstock 0188-0189
GA Wray 1798
GA Wrens 0833
GA Wrightsville 1096
GA Yatesville 1097
GA Young Harris 0582
GA Zebulon 0295
MS Abbeville 8601
MS Aberdeen 9730
MS Ackerman 9735
MS Algoma 8820
MS Alligator 8720
MS Amory 8821
MS Anguilla 8721
MS Arcola 8722
MS Arkabutla 8602
MS Artesia 9736
MS Ashland 8603
MS Avon 8723
MS Bailey 9320
MS Baldwyn 8824
MS Banner 8913
MS Bassfield 9421
MS Batesville 8606
MS Bay Saint Louis 9520-9521
MS Bay Springs 9422
MS Beaumont 9423
MS Becker 8825
MS Belden 8826
MS Belen 8609
MS Bellefontaine 9737
MS Belmont 8827
MS Belzoni 9038
MS Benoit 8725
MS Benton 9039
MS Bentonia 9040
MS Beulah 8726
MS Big Creek 8914
MS Biloxi 9530-9535
MS Blue Mountain 8610
MS Blue Springs 8828
MS Bogue Chitto 9629
MS Bolton 9041
MS Booneville 8829
MS Boyle 8730
MS Brandon 9042-9043,9047
MS Braxton 9044
MS Brookhaven 9601-9603
MS Brooklyn 9425
MS Brooksville 9739
MS Bruce 8915
MS Buckatunna 9322
MS Bude 9630
MS Burnsville 8833
MS Byhalia 8611
MS Byram 9272
MS Caledonia 9740
MS Calhoun City 8916
MS Camden 9045
MS Canton 9046
MS Carriere 9426
MS Carrollton 8917
MS Carson 9427
MS Carthage 9051
MS Cary 9054
MS Cascilla 8920
MS Cedarbluff 9741
MS Centreville 9631
MS Charleston 8921
MS Chatawa 9632
MS Chatham 8731
MS Chunky 9323
MS Clara 9324
MS Clarksdale 8614
MS Cleveland 8732-8733
MS Clinton 9056,9058,9060
MS Coahoma 8617
MS Coffeeville 8922
MS Coila 8923
MS Coldwater 8618
MS Collins 9428
MS Collinsville 9325
MS Columbia 9429
MS Columbus 9701-9705,9710
MS Como 8619
MS Conehatta 9057
MS Corinth 8834-8835
MS Courtland 8620
MS Crawford 9743
MS Crenshaw 8621
MS Crosby 9633
MS Crowder 8622
MS Cruger 8924
MS Crystal Springs 9059
MS Daleville 9326
MS Darling 8623
MS De Kalb 9328
MS Decatur 9327
MS Delta City 9061
MS Dennis 8838
MS Derma 8839
MS Diamondhead 9525
MS Diberville 9540
MS Doddsville 8736
MS Drew 8737
MS Dublin 8739
MS Duck Hill 8925
MS Dumas 8625
MS Duncan 8740
MS Dundee 8626
MS Durant 9063
MS D’Lo 9062
MS Eastabuchie 9436
MS Ecru 8841
MS Edwards 9066
MS Elliott 8926
MS Ellisville 9437
MS Enid 8927
MS Enterprise 9330
MS Escatawpa 9552
MS Ethel 9067
MS Etta 8627
MS Eupora 9744
MS Falcon 8628
MS Falkner 8629
MS Farrell 8630
MS Fayette 9069
MS Fernwood 9635
MS Flora 9071
MS Florence 9073
MS Flowood 9232
MS Forest 9074
MS Foxworth 9483
MS French Camp 9745
MS Friars Point 8631
MS Fulton 8843
MS Gallman 9077
MS Gattman 8844
MS Gautier 9553
MS Georgetown 9078
MS Glen 8846
MS Glen Allan 8744
MS Glendora 8928
MS Gloster 9638
MS Golden 8847
MS Goodman 9079
MS Gore Springs 8929
MS Grace 8745
MS Greenville 8701-8704
MS Greenwood 8930,8935
MS Greenwood Springs 8848
MS Grenada 8901-8902
MS Gulfport 9501-9503,9505-9507
MS Gunnison 8746
MS Guntown 8849
MS Hamilton 9746
MS Harperville 9080
MS Harriston 9081
MS Harrisville 9082
MS Hattiesburg 9401-9404,9406-9407
MS Hazlehurst 9083
MS Heidelberg 9439
MS Hermanville 9086
MS Hernando 8632
MS Hickory 9332
MS Hickory Flat 8633
MS Hillsboro 9087
MS Holcomb 8940
MS Hollandale 8748
MS Holly Bluff 9088
MS Holly Springs 8634-8635
MS Horn Lake 8637
MS Houlka 8850
MS Houston 8851
MS Hurley 9555
MS Independence 8638
MS Indianola 8749,8751
MS Inverness 8753
MS Isola 8754
MS Itta Bena 8941
MS Iuka 8852
MS Jackson 9201-9207,9209-9213,9215-9217,9225,9236,9250,9269,9271,9282-9284,9286,9289,9296,9298
MS Jayess 9641
MS Jonestown 8639
MS Kilmichael 9747
MS Kiln 9556
MS Kokomo 9643
MS Kosciusko 9090
MS Lake 9092
MS Lake Cormorant 8641
MS Lakeshore 9558
MS Lamar 8642
MS Lambert 8643
MS Lauderdale 9335
MS Laurel 9440-9443
MS Lawrence 9336
MS Leakesville 9451
MS Leland 8756
MS Lena 9094
MS Lexington 9095
MS Liberty 9645
MS Little Rock 9337
MS Long Beach 9560
MS Lorman 9096
MS Louin 9338
MS Louise 9097
MS Louisville 9339
MS Lucedale 9452
MS Ludlow 9098
MS Lula 8644
MS Lumberton 9455
MS Lyon 8645
MS Maben 9750
MS Macon 9341
MS Madden 9109
MS Madison 9110,9130
MS Magee 9111
MS Magnolia 9652
MS Mantachie 8855
MS Mantee 9751
MS Marietta 8856
MS Marion 9342
MS Marks 8646
MS Mathiston 9752
MS Mayersville 9113
MS Mayhew 9753
MS Mc Adams 9107
MS Mc Call Creek 9647
MS Mc Carley 8943
MS Mc Cool 9108
MS Mc Henry 9561
MS Mc Lain 9456
MS Mc Neill 9457
MS McComb 9648-9649
MS Meadville 9653
MS Mendenhall 9114
MS Meridian 9301-9305,9307,9309
MS Merigold 8759
MS Metcalfe 8760
MS Michigan City 8647
MS Midnight 9115
MS Minter City 8944
MS Mississippi State 9762
MS Mize 9116
MS Money 8945
MS Monticello 9654
MS Montpelier 9754
MS Mooreville 8857
MS Moorhead 8761
MS Morgan City 8946
MS Morton 9117
MS Moselle 9459
MS Moss 9460
MS Moss Point 9562-9563
MS Mound Bayou 8762
MS Mount Olive 9119
MS Mount Pleasant 8649
MS Myrtle 8650
MS Natchez 9120-9122
MS Neely 9461
MS Nesbit 8651
MS Nettleton 8858
MS New Albany 8652
MS New Augusta 9462
MS New Site 8859
MS Newhebron 9140
MS Newton 9345
MS Nicholson 9463
MS North Carrollton 8947
MS Noxapater 9346
MS Oak Vale 9656
MS Oakland 8948
MS Ocean Springs 9564,9566
MS Okolona 8860
MS Olive Branch 8654
MS Osyka 9657
MS Ovett 9464
MS Oxford 8655
MS Pace 8764
MS Pachuta 9347
MS Panther Burn 8765
MS Parchman 8738
MS Paris 8949
MS Pascagoula 9567-9569,9581,9595
MS Pass Christian 9571
MS Pattison 9144
MS Paulding 9348
MS Pearl 9208,9288
MS Pearlington 9572
MS Pelahatchie 9145
MS Perkinston 9573
MS Petal 9465
MS Pheba 9755
MS Philadelphia 9350
MS Philipp 8950
MS Picayune 9466
MS Pickens 9146
MS Piney Woods 9148
MS Pinola 9149
MS Pittsboro 8951
MS Plantersville 8862
MS Pontotoc 8863
MS Pope 8658
MS Poplarville 9470
MS Port Gibson 9150
MS Porterville 9352
MS Potts Camp 8659
MS Prairie 9756
MS Prentiss 9474
MS Preston 9354
MS Puckett 9151
MS Pulaski 9152
MS Purvis 9475
MS Quitman 9355
MS Raleigh 9153
MS Randolph 8864
MS Raymond 9154
MS Red Banks 8661
MS Redwood 9156
MS Rena Lara 8767
MS Richland 9218
MS Richton 9476
MS Ridgeland 9157-9158
MS Rienzi 8865
MS Ripley 8663
MS Robinsonville 8664
MS Rolling Fork 9159
MS Rome 8768
MS Rose Hill 9356
MS Rosedale 8769
MS Roxie 9661
MS Ruleville 8771
MS Ruth 9662
MS Sallis 9160
MS Saltillo 8866
MS Sandersville 9477
MS Sandhill 9161
MS Sandy Hook 9478
MS Sarah 8665
MS Sardis 8666
MS Satartia 9162
MS Saucier 9574
MS Schlater 8952
MS Scobey 8953
MS Scooba 9358
MS Scott 8772
MS Sebastopol 9359
MS Seminary 9479
MS Senatobia 8668
MS Shannon 8868
MS Sharon 9163
MS Shaw 8773
MS Shelby 8774
MS Sherard 8669
MS Sherman 8869
MS Shubuta 9360
MS Shuqualak 9361
MS Sibley 9165
MS Sidon 8954
MS Silver City 9166
MS Silver Creek 9663
MS Slate Spring 8955
MS Sledge 8670
MS Smithdale 9664
MS Smithville 8870
MS Sontag 9665
MS Soso 9480
MS Southaven 8671-8672
MS Star 9167
MS Starkville 9759-9760
MS State Line 9362
MS Steens 9766
MS Stennis Space Center 9522,9529
MS Stewart 9767
MS Stoneville 8776
MS Stonewall 9363
MS Stringer 9481
MS Sturgis 9769
MS Summit 9666
MS Sumner 8957
MS Sumrall 9482
MS Sunflower 8778
MS Swan Lake 8958
MS Swiftown 8959
MS Taylor 8673
MS Taylorsville 9168
MS Tchula 9169
MS Terry 9170
MS Thaxton 8871
MS Thomastown 9171
MS Tie Plant 8960
MS Tillatoba 8961
MS Tinsley 9173
MS Tiplersville 8674
MS Tippo 8962
MS Tishomingo 8873
MS Toccopola 8874
MS Toomsuba 9364
MS Tougaloo 9174
MS Trebloc 8875
MS Tremont 8876
MS Tula 8675
MS Tunica 8676
MS Tupelo 8801-8804
MS Tutwiler 8963
MS Tylertown 9667
MS Union 9365
MS Union Church 9668
MS University 8677
MS Utica 9175
MS Vaiden 9176
MS Valley Park 9177
MS Van Vleet 8877
MS Vance 8964
MS Vancleave 9565
MS Vardaman 8878
MS Vaughan 9179
MS Verona 8879
MS Vicksburg 9180-9183
MS Victoria 8679
MS Vossburg 9366
MS Walls 8680,8686
MS Walnut 8683
MS Walnut Grove 9189
MS Walthall 9771
MS Washington 9190
MS Water Valley 8965
MS Waterford 8685
MS Waveland 9576
MS Waynesboro 9367
MS Wayside 8780
MS Webb 8966
MS Weir 9772
MS Wesson 9191
MS West 9192
MS West Point 9773
MS Wheeler 8880
MS Whitfield 9193
MS Wiggins 9577
MS Winona 8967
MS Winstonville 8781
MS Winterville 8782
MS Woodland 9776
MS Woodville 9669
MS Yazoo City 9194
TN Adams 7010
TN Adamsville 8310
TN Afton 7616
TN Alamo 8001
TN Alcoa 7701
TN Alexandria 7012
TN Allardt 8504
TN Allons 8541
TN Allred 8542
TN Alpine 8543
TN Altamont 7301
TN Andersonville 7705
TN Antioch 7011,7013
TN Apison 7302
TN Ardmore 8449
TN Arlington 8002
TN Arnold Afb 7389
TN Arrington 7014
TN Arthur 7707
TN Ashland City 7015
TN Athens 7303,7371
TN Atoka 8004
TN Atwood 8220
TN Auburntown 7016
TN Bakewell 7304
TN Bath Springs 8311
TN Baxter 8544
TN Bean Station 7708
TN Beech Bluff 8313
TN Beechgrove 7018
TN Beersheba Springs 7305
TN Belfast 7019
TN Bell Buckle 7020
TN Bells 8006
TN Belvidere 7306
TN Benton 7307
TN Bethel Springs 8315
TN Bethpage 7022
TN Big Rock 7023
TN Big Sandy 8221
TN Birchwood 7308
TN Blaine 7709
TN Bloomington Springs 8545
TN Blountville 7617
TN Bluff City 7618
TN Bogota 8007
TN Bolivar 8008
TN Bon Aqua 7025
TN Braden 8010
TN Bradford 8316
TN Bradyville 7026
TN Brentwood 7024,7027
TN Briceville 7710
TN Brighton 8011
TN Bristol 7620-7621,7625
TN Brownsville 8012
TN Bruceton 8317
TN Brunswick 8014
TN Brush Creek 8547
TN Buchanan 8222
TN Buena Vista 8318
TN Buffalo Valley 8548
TN Bulls Gap 7711
TN Bumpus Mills 7028
TN Burlison 8015
TN Burns 7029
TN Butler 7640
TN Bybee 7713
TN Byrdstown 8549
TN Calhoun 7309
TN Camden 8320
TN Campaign 8550
TN Carthage 7030
TN Caryville 7714
TN Castalian Springs 7031
TN Cedar Grove 8321
TN Cedar Hill 7032
TN Celina 8551
TN Centerville 7033
TN Chapel Hill 7034
TN Chapmansboro 7035
TN Charleston 7310
TN Charlotte 7036
TN Chattanooga 7401-7412,7414-7416,7419,7421-7422,7424,7450
TN Chestnut Mound 8552
TN Chewalla 8393
TN Christiana 7037
TN Chuckey 7641
TN Church Hill 7642
TN Clairfield 7715
TN Clarkrange 8553
TN Clarksburg 8324
TN Clarksville 7040-7044
TN Cleveland 7311-7312,7320,7323,7364
TN Clifton 8425
TN Clinton 7716-7717
TN Coalfield 7719
TN Coalmont 7313
TN Cokercreek 7314
TN College Grove 7046
TN Collegedale 7315
TN Collierville 8017,8027
TN Collinwood 8450
TN Columbia 8401-8402
TN Como 8223
TN Conasauga 7316
TN Cookeville 8501-8503,8505-8506
TN Copperhill 7317
TN Cordova 8016,8018,8088
TN Cornersville 7047
TN Corryton 7721
TN Cosby 7722
TN Cottage Grove 8224
TN Cottontown 7048
TN Counce 8326
TN Covington 8019
TN Cowan 7318
TN Crab Orchard 7723
TN Crawford 8554
TN Crockett Mills 8021
TN Cross Plains 7049
TN Crossville 8555,8557-8558,8571-8572
TN Crump 8327
TN Culleoka 8451
TN Cumberland City 7050
TN Cumberland Furnace 7051
TN Cumberland Gap 7724
TN Cunningham 7052
TN Cypress Inn 8452
TN Dandridge 7725
TN Darden 8328
TN Dayton 7321
TN Decatur 7322
TN Decaturville 8329
TN Decherd 7324
TN Deer Lodge 7726
TN Del Rio 7727
TN Delano 7325
TN Dellrose 8453
TN Denmark 8391
TN Dickson 7055-7056
TN Dixon Springs 7057
TN Dover 7058
TN Dowelltown 7059
TN Doyle 8559
TN Dresden 8225
TN Drummonds 8023
TN Duck River 8454
TN Ducktown 7326
TN Duff 7729
TN Dukedom 8226
TN Dunlap 7327
TN Dyer 8330
TN Dyersburg 8024-8025
TN Eads 8028
TN Eagan 7730
TN Eagleville 7060
TN Eaton 8331
TN Eidson 7731
TN Elgin 7732
TN Elizabethton 7643-7644
TN Elkton 8455
TN Ellendale 8029
TN Elmwood 8560
TN Elora 7328
TN Englewood 7329
TN Enville 8332
TN Erin 7061
TN Erwin 7650
TN Estill Springs 7330
TN Ethridge 8456
TN Etowah 7331
TN Eva 8333
TN Evensville 7332
TN Fairview 7062
TN Fall Branch 7656
TN Farner 7333
TN Fayetteville 7334
TN Finger 8334
TN Finley 8030
TN Five Points 8457
TN Flag Pond 7657
TN Flintville 7335
TN Fosterville 7063
TN Frankewing 8459
TN Franklin 7064-7065,7067-7069
TN Friendship 8034
TN Friendsville 7737
TN Fruitvale 8336
TN Gadsden 8337
TN Gainesboro 8562
TN Gallatin 7066
TN Gallaway 8036
TN Gates 8037
TN Gatlinburg 7738
TN Georgetown 7336
TN Germantown 8138-8139,8183
TN Gibson 8338
TN Gladeville 7071
TN Gleason 8229
TN Goodlettsville 7070,7072
TN Goodspring 8460
TN Gordonsville 8563
TN Grand Junction 8039
TN Grandview 7337
TN Granville 8564
TN Graysville 7338
TN Greenback 7742
TN Greenbrier 7073
TN Greeneville 7743-7745
TN Greenfield 8230
TN Grimsley 8565
TN Gruetli Laager 7339
TN Guild 7340
TN Guys 8339
TN Halls 8040
TN Hampshire 8461
TN Hampton 7658
TN Harriman 7748
TN Harrison 7341
TN Harrogate 7752
TN Hartford 7753
TN Hartsville 7074
TN Heiskell 7754
TN Helenwood 7755
TN Henderson 8340
TN Hendersonville 7075,7077
TN Henning 8041
TN Henry 8231
TN Hermitage 7076
TN Hickman 8567
TN Hickory Valley 8042
TN Hilham 8568
TN Hillsboro 7342
TN Hixson 7343
TN Hohenwald 8462
TN Holladay 8341
TN Hollow Rock 8342
TN Hornbeak 8232
TN Hornsby 8044
TN Humboldt 8343
TN Huntingdon 8344
TN Huntland 7345
TN Huntsville 7756
TN Huron 8345
TN Hurricane Mills 7078
TN Idlewild 8346
TN Indian Mound 7079
TN Iron City 8463
TN Jacks Creek 8347
TN Jacksboro 7757
TN Jackson 8301-8303,8305,8308,8314
TN Jamestown 8556
TN Jasper 7347
TN Jefferson City 7760
TN Jellico 7762
TN Joelton 7080
TN Johnson City 7601-7602,7604-7605,7614-7615
TN Jonesborough 7659
TN Kelso 7348
TN Kenton 8233
TN Kingsport 7660,7662-7665,7669
TN Kingston 7763
TN Kingston Springs 7082
TN Knoxville 7901-7902,7909,7912,7914-7924,7927-7934,7938-7940,7950,7995-7998
TN Kodak 7764
TN Kyles Ford 7765
TN La Follette 7766
TN La Grange 8046
TN La Vergne 7086,7089
TN Laconia 8045
TN Lafayette 7083
TN Lake City 7769
TN Lancaster 8569
TN Lancing 7770
TN Lascassas 7085
TN Laurel Bloomery 7680
TN Lavinia 8348
TN Lawrenceburg 8464
TN Lebanon 7087-7088,7090
TN Lenoir City 7771-7772
TN Lenox 8047
TN Leoma 8468
TN Lewisburg 7091
TN Lexington 8351
TN Liberty 7095
TN Limestone 7681
TN Linden 7096
TN Livingston 8570
TN Lobelville 7097
TN Lone Mountain 7773
TN Lookout Mountain 7350
TN Loretto 8469
TN Loudon 7774
TN Louisville 7777
TN Lowland 7778
TN Lupton City 7351
TN Luray 8352
TN Luttrell 7779
TN Lutts 8471
TN Lyles 7098
TN Lynchburg 7352
TN Lynnville 8472
TN Macon 8048
TN Madison 7115-7116
TN Madisonville 7354
TN Manchester 7349,7355
TN Mansfield 8236
TN Martin 8237-8238
TN Maryville 7801-7804
TN Mascot 7806
TN Mason 8049
TN Maury City 8050
TN Maynardville 7807
TN Mc Donald 7353
TN Mc Ewen 7101
TN Mc Kenzie 8201
TN Mc Lemoresville 8235
TN McMinnville 7110-7111
TN Medina 8355
TN Medon 8356
TN Memphis 7501,7544,8101,8103-8109,8111-8120,8122,8124-8128,8130-8137,8141,8145,8148,8150-8152,8157,8159
TN Memphis 8161,8163,8166-8168,8173-8175,8177,8181-8182,8184,8186-8188,8190,8193-8194,8197
TN Mercer 8392
TN Michie 8357
TN Middleton 8052
TN Midway 7809
TN Milan 8358
TN Milledgeville 8359
TN Milligan College 7682
TN Millington 8053-8055,8083
TN Milton 7118
TN Minor Hill 8473
TN Mitchellville 7119
TN Mohawk 7810
TN Monroe 8573
TN Monteagle 7356
TN Monterey 8574
TN Mooresburg 7811
TN Morris Chapel 8361
TN Morrison 7357
TN Morristown 7813-7816
TN Moscow 8057
TN Mosheim 7818
TN Moss 8575
TN Mount Carmel 7645
TN Mount Juliet 7121-7122
TN Mount Pleasant 8474
TN Mountain City 7683
TN Mountain Home 7684
TN Mulberry 7359
TN Munford 8058
TN Murfreesboro 7127-7133
TN Nashville 7201-7222,7224,7227-7230,7232,7234-7236,7238,7240-7244,7246,7250
TN New Johnsonville 7134
TN New Market 7820
TN New Tazewell 7824-7825
TN Newbern 8059
TN Newcomb 7819
TN Newport 7821-7822
TN Niota 7826
TN Nolensville 7135
TN Norene 7136
TN Normandy 7360
TN Norris 7828
TN Nunnelly 7137
TN Oak Ridge 7830-7831
TN Oakdale 7829
TN Oakfield 8362
TN Oakland 8060
TN Obion 8240
TN Ocoee 7361
TN Old Fort 7362
TN Old Hickory 7138
TN Olivehill 8475
TN Oliver Springs 7840
TN Oneida 7841
TN Only 7140
TN Ooltewah 7363
TN Orlinda 7141
TN Pall Mall 8577
TN Palmer 7365
TN Palmersville 8241
TN Palmyra 7142
TN Paris 8242
TN Parrottsville 7843
TN Parsons 8363
TN Pegram 7143
TN Pelham 7366
TN Petersburg 7144
TN Petros 7845
TN Philadelphia 7846
TN Pickwick Dam 8365
TN Pigeon Forge 7863,7868
TN Pikeville 7367
TN Piney Flats 7686,7699
TN Pinson 8366
TN Pioneer 7847
TN Pleasant Hill 8578
TN Pleasant Shade 7145
TN Pleasant View 7146
TN Pocahontas 8061
TN Portland 7148
TN Powder Springs 7848
TN Powell 7849
TN Primm Springs 8476
TN Prospect 8477
TN Pruden 7851
TN Pulaski 8478
TN Puryear 8251
TN Quebeck 8579
TN Ramer 8367
TN Readyville 7149
TN Reagan 8368
TN Red Boiling Springs 7150
TN Reliance 7369
TN Riceville 7370
TN Rickman 8580
TN Riddleton 7151
TN Ridgely 8080
TN Ridgetop 7152
TN Ripley 8063
TN Rives 8253
TN Roan Mountain 7687
TN Robbins 7852
TN Rock Island 8581
TN Rockford 7853
TN Rockvale 7153
TN Rockwood 7854
TN Rogersville 7857
TN Rossville 8066
TN Rugby 7733
TN Russellville 7860
TN Rutherford 8369
TN Rutledge 7861
TN Saint Joseph 8481
TN Sale Creek 7373
TN Saltillo 8370
TN Samburg 8254
TN Santa Fe 8482
TN Sardis 8371
TN Saulsbury 8067
TN Savannah 8372
TN Scotts Hill 8374
TN Selmer 8375
TN Sequatchie 7374
TN Sevierville 7862,7864,7876
TN Sewanee 7375,7383
TN Seymour 7865
TN Shady Valley 7688
TN Sharon 8255
TN Sharps Chapel 7866
TN Shawanee 7867
TN Shelbyville 7160-7162
TN Sherwood 7376
TN Shiloh 8376
TN Signal Mountain 7377
TN Silerton 8377
TN Silver Point 8582
TN Slayden 7165
TN Smartt 7378
TN Smithville 7166
TN Smyrna 7167
TN Sneedville 7869
TN Soddy Daisy 7379,7384
TN Somerville 8068
TN South Fulton 8257
TN South Pittsburg 7380
TN Southside 7171
TN Sparta 8583
TN Speedwell 7870
TN Spencer 8585
TN Spring City 7381
TN Spring Creek 8378
TN Spring Hill 7174
TN Springfield 7172
TN Springville 8256
TN Stanton 8069
TN Stantonville 8379
TN Stewart 7175
TN Strawberry Plains 7871
TN Sugar Tree 8380
TN Summertown 8483
TN Summitville 7382
TN Sunbright 7872
TN Surgoinsville 7873
TN Sweetwater 7874
TN Taft 8488
TN Talbott 7877
TN Tallassee 7878
TN Tazewell 7879
TN Telford 7690
TN Tellico Plains 7385
TN Ten Mile 7880
TN Tennessee Ridge 7178
TN Thompsons Station 7179
TN Thorn Hill 7881
TN Tigrett 8070
TN Tipton 8071
TN Tiptonville 8079
TN Toone 8381
TN Townsend 7882
TN Tracy City 7387
TN Trade 7691
TN Trenton 8382
TN Trezevant 8258
TN Trimble 8259
TN Troy 8260
TN Tullahoma 7388
TN Turtletown 7391
TN Unicoi 7692
TN Union City 8261,8281
TN Unionville 7180
TN Vanleer 7181
TN Viola 7394
TN Vonore 7885
TN Walland 7886
TN Walling 8587
TN Wartburg 7887
TN Wartrace 7183
TN Washburn 7888
TN Watauga 7694
TN Watertown 7184
TN Waverly 7185
TN Waynesboro 8485
TN Westmoreland 7186
TN Westpoint 8486
TN Westport 8387
TN White Bluff 7187
TN White House 7188
TN White Pine 7890
TN Whites Creek 7189
TN Whitesburg 7891
TN Whiteside 7396
TN Whiteville 8075
TN Whitleyville 8588
TN Whitwell 7397
TN Wilder 8589
TN Wildersville 8388
TN Williamsport 8487
TN Williston 8076
TN Winchester 7398
TN Winfield 7892
TN Woodbury 7190
TN Woodland Mills 8271
TN Woodlawn 7191
TN Wynnburg 8077
TN Yorkville 8389
TN Yuma 8390
`
